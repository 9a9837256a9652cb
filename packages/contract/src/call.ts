import type { z } from 'zod';
import { type Access, type Declaration, type Effect, specCalls } from './spec-calls.ts';

type SpecPath = keyof typeof specCalls;

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
   * The response is a file (its output is a `ResponseFile`) instead of an envelope; refusals still use the
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

/** Binds schemas to a call of the specification. Method, access, effect and module come from its list only. */
export function call<P extends SpecPath, Input extends z.ZodType, Output extends z.ZodType>(
  path: P,
  details: Details<Input, Output>,
): Call<Input, Output, (typeof specCalls)[P]['access'], (typeof specCalls)[P]['effect']> {
  return declareCall(path, specCalls[path], details);
}

/**
 * Declares a call besides those of §7, for a feature that the spec requires without naming a call. Always
 * POST. A path of the spec does not compile: its list alone describes it.
 */
export function ownCall<
  Path extends string,
  Input extends z.ZodType,
  Output extends z.ZodType,
  Who extends Access,
  Does extends Effect,
>(
  details: Details<Input, Output> &
    Pick<Declaration, 'module' | 'limit' | 'answersSecret' | 'spends' | 'accepted'> & {
      path: Path extends SpecPath ? never : Path;
      access: Who;
      effect: Does;
    },
): Call<Input, Output, Who, Does> {
  return { method: 'POST', sends: 'body', ...details };
}

/** Declares a call of any path and method; used directly by tests only. */
export function declareCall<
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
