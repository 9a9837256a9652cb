import type { z } from 'zod';
import { ownCalls } from './own-calls.ts';
import { type Access, type Declaration, type Effect, specCalls } from './spec-calls.ts';

/** Every call of the shop's wire: the spec's and our own. */
export const listedCalls = { ...specCalls, ...ownCalls };
type ListedPath = keyof typeof listedCalls;

export type Call<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Who extends Access = Access,
  Does extends Effect = Effect,
> = Omit<Declaration, 'access' | 'effect'> & {
  readonly path: string;
  readonly access: Who;
  readonly effect: Does;
  readonly input: Input;
  readonly output: Output;
  /** One sentence for the API document. */
  readonly summary: string;
  /** Where the input travels; the body unless said otherwise. */
  readonly sends: 'body' | 'query' | 'multipart';
  /** The answer is the bytes of a file (its output is a `SentFile`), not an envelope; a refusal still is one. */
  readonly answers?: 'file';
};

type Details<Input extends z.ZodType, Output extends z.ZodType> = {
  summary: string;
  input: Input;
  output: Output;
  sends?: 'multipart';
  answers?: 'file';
};

/** A call of the lists with its schemas. Method, access, effect and module come from there alone. */
export function call<P extends ListedPath, Input extends z.ZodType, Output extends z.ZodType>(
  path: P,
  details: Details<Input, Output>,
): Call<Input, Output, (typeof listedCalls)[P]['access'], (typeof listedCalls)[P]['effect']> {
  return declare(path, listedCalls[path], details);
}

/** A call of our own wire, beside the lists: tests. */
export function declare<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Who extends Access,
  Does extends Effect,
>(
  path: string,
  declaration: Declaration & { readonly access: Who; readonly effect: Does },
  details: Details<Input, Output>,
): Call<Input, Output, Who, Does> {
  return {
    ...declaration,
    path,
    sends: declaration.method === 'GET' ? 'query' : 'body',
    ...details,
  };
}
