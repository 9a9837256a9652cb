import { Refusal } from './refusal.ts';

type Table<State extends string, Event extends string> = {
  readonly [S in State]: { readonly [E in Event]?: State };
};

/** A state machine defined by its table; `step` is the only way to change state. */
export function stateMachine<State extends string, Event extends string>(table: Table<State, Event>) {
  const next = (from: State, event: Event) =>
    Object.hasOwn(table[from], event) ? table[from][event] : undefined;
  return {
    /** The state after the event, or undefined when the table does not allow it. */
    next,
    /** Events allowed now; the same list enables buttons and guards the server. */
    events: (from: State): Event[] => Object.keys(table[from]) as Event[],
    /** Returns the subject in its next state, or throws a refusal. Pure: the caller persists it. */
    step<Subject extends { readonly state: State }>(subject: Subject, event: Event): Subject {
      const state = next(subject.state, event);
      if (!state) throw new Refusal('state.illegalStep', { from: subject.state, event });
      return { ...subject, state };
    },
  };
}
