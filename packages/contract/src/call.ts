import type { z } from 'zod';
import { ownCalls } from './own-calls.ts';
import { type Access, type Declaration, type Effect, specCalls } from './spec-calls.ts';

/** All calls of the shop's API: those of the specification and additional ones. */
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
  /** Where the input is sent; the body by default. */
  readonly sends: 'body' | 'query' | 'multipart';
  /**
   * The response is a file (its output is a `SentFile`) instead of an envelope; refusals still use the
   * envelope.
   */
  readonly answers?: 'file';
};

type Details<Input extends z.ZodType, Output extends z.ZodType> = {
  summary: string;
  input: Input;
  output: Output;
  sends?: 'multipart';
  answers?: 'file';
};

/** Binds schemas to a listed call. Method, access, effect and module come from the lists only. */
export function call<P extends ListedPath, Input extends z.ZodType, Output extends z.ZodType>(
  path: P,
  details: Details<Input, Output>,
): Call<Input, Output, (typeof listedCalls)[P]['access'], (typeof listedCalls)[P]['effect']> {
  return declare(path, listedCalls[path], details);
}

/** Declares a call outside the lists, for tests. */
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
