import type { NoticeChoice, NoticeChoices } from '@onehaul/contract/notice';
import { isChannelPossible, type NoticeChannel, type NoticeKind } from '@onehaul/domain/notice';

type Choices = NoticeChoices['choices'];

/** State of a channel for a set of kinds: all possible ones on, none, some, or impossible. */
export function stateOf(choices: Choices, channel: NoticeChannel): 'all' | 'none' | 'some' | 'impossible' {
  const possible = choices.filter(({ kind }) => isChannelPossible(kind, channel));
  if (possible.length === 0) return 'impossible';
  const on = possible.filter(({ channels }) => channels.includes(channel)).length;
  if (on === 0) return 'none';
  return on === possible.length ? 'all' : 'some';
}

/** Minimal changes that switch a set of kinds on or off for a channel. */
export function changesTo(choices: Choices, channel: NoticeChannel, isOn: boolean): NoticeChoice[] {
  return choices
    .filter(({ kind, channels }) => isChannelPossible(kind, channel) && channels.includes(channel) !== isOn)
    .map(({ kind }) => ({ kind, channel, isOn }));
}

/** Applies changes to the choices. */
export function changed(choices: Choices, changes: readonly NoticeChoice[]): Choices {
  return choices.map(({ kind, channels }) => {
    const own = changes.filter((change) => change.kind === kind);
    const off = own.filter(({ isOn }) => !isOn).map(({ channel }) => channel);
    const on = own.filter(({ isOn }) => isOn).map(({ channel }) => channel);
    return { kind, channels: [...new Set([...channels, ...on])].filter((channel) => !off.includes(channel)) };
  });
}

/** Changes that undo the changes. */
export const inverse = (changes: readonly NoticeChoice[]): NoticeChoice[] =>
  changes.map(({ kind, channel, isOn }) => ({ kind, channel, isOn: !isOn }));

export const isNotifiedBy = (choices: Choices, kind: NoticeKind, channel: NoticeChannel) =>
  choices.some((choice) => choice.kind === kind && choice.channels.includes(channel));
