import type { StationName } from '../../../app/navigation.ts';

/**
 * Kinds: `finishes` closes, confirms or sends what is on screen; `prints` prints; `takesBack` removes, undoes
 * or abandons; `stops` holds goods for review; `works` is everything else.
 */
type KeyKind = 'finishes' | 'prints' | 'takesBack' | 'stops' | 'works';
type Shortcut = { readonly key: string; readonly kind: KeyKind };

/**
 * All station shortcuts. A key has the same meaning at every station, so habits carry over safely: a key that
 * closes or prints in one state never deletes in another.
 * Reserved for the browser: F5, F11, F12, and Alt with D, E or F.
 */
export const keyMap = {
  confirm: { key: 'F4', kind: 'finishes' },
  sendWithoutMissing: { key: 'Alt+I', kind: 'finishes' },
  print: { key: 'F9', kind: 'prints' },
  remove: { key: 'Alt+X', kind: 'takesBack' },
  refuse: { key: 'Alt+J', kind: 'takesBack' },
  redo: { key: 'Alt+Y', kind: 'takesBack' },
  putBack: { key: 'Alt+B', kind: 'takesBack' },
  setAside: { key: 'Alt+V', kind: 'takesBack' },
  damage: { key: 'Alt+K', kind: 'stops' },
  hold: { key: 'Alt+H', kind: 'stops' },
  missing: { key: 'Alt+M', kind: 'stops' },
  nextPiece: { key: 'F1', kind: 'works' },
  photo: { key: 'F2', kind: 'works' },
  file: { key: 'F3', kind: 'works' },
  owner: { key: 'Alt+O', kind: 'works' },
  carton: { key: 'Alt+C', kind: 'works' },
  putRest: { key: 'Alt+N', kind: 'works' },
  release: { key: 'Alt+R', kind: 'works' },
  note: { key: 'Alt+T', kind: 'works' },
  later: { key: 'Alt+L', kind: 'works' },
  allGood: { key: 'Alt+G', kind: 'works' },
  alternative: { key: 'Alt+A', kind: 'works' },
  list1: { key: 'Shift+F1', kind: 'works' },
  list2: { key: 'Shift+F2', kind: 'works' },
  list3: { key: 'Shift+F3', kind: 'works' },
  list4: { key: 'Shift+F4', kind: 'works' },
  scale: { key: 'Alt+S', kind: 'works' },
  seen: { key: 'F6', kind: 'works' },
  retry: { key: 'F7', kind: 'works' },
  sound: { key: 'F8', kind: 'works' },
  workplace: { key: 'F10', kind: 'works' },
  back: { key: 'Escape', kind: 'works' },
} as const satisfies Readonly<Record<string, Shortcut>>;

/** Action bound to a shortcut. */
export type KeyAct = keyof typeof keyMap;

/** Shortcuts between stations; the same for every user, regardless of permissions. */
export const stationKeys = {
  receive: 'Alt+1',
  measure: 'Alt+2',
  putAway: 'Alt+3',
  hold: 'Alt+4',
  pick: 'Alt+5',
  pack: 'Alt+6',
  boxes: 'Alt+7',
  stockIn: 'Alt+8',
  returnsIn: 'Alt+9',
  measureAgain: 'Alt+0',
  services: 'Alt+Q',
} as const satisfies Readonly<Record<StationName, string>>;

/** Select a line of a list on screens without text input. */
export const choiceKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export type KeyName =
  | (typeof keyMap)[KeyAct]['key']
  | (typeof stationKeys)[StationName]
  | (typeof choiceKeys)[number];

export const keyOf = (act: KeyAct): KeyName => keyMap[act].key;

/** Label as printed on the keyboard. */
export const keyLabelOf = (name: KeyName): string => name.replace('+', ' ').replace('Escape', 'Esc');

/** Interpolation values for texts that name a key, such as "take a photo: {{photoKey}}". */
export const keyLabels = {
  backKey: keyLabelOf(keyOf('back')),
  confirmKey: keyLabelOf(keyOf('confirm')),
  fileKey: keyLabelOf(keyOf('file')),
  nextPieceKey: keyLabelOf(keyOf('nextPiece')),
  photoKey: keyLabelOf(keyOf('photo')),
  putRestKey: keyLabelOf(keyOf('putRest')),
  redoKey: keyLabelOf(keyOf('redo')),
} as const;
