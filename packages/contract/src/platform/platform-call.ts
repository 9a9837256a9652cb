import type { z } from 'zod';

/** A call of the platform's own hosts, for visitors who have no company yet: always POST under `/api/platform`. */
export type PlatformCall<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  readonly path: `/platform/${string}`;
  readonly effect: 'read' | 'change';
  readonly limit?: 'strict' | 'guess' | 'look';
  readonly input: Input;
  readonly output: Output;
  readonly summary: string;
};

export const platformCall = <Input extends z.ZodType, Output extends z.ZodType>(
  call: PlatformCall<Input, Output>,
): PlatformCall<Input, Output> => call;
