import type { FieldType } from '@onehaul/contract/console/studio/field';
import {
  type AnyValues,
  fieldsOf,
  type Resource,
  type ResourceField,
  type ValuesOf,
} from '@onehaul/contract/console/studio/resource';
import { completeOpeningHours } from '@onehaul/domain/opening-hours';
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { SavedRecord } from './record-drawer.tsx';
import type { StudioShop } from './studio-context.ts';

type Declared = { readonly values: z.ZodObject };
type FieldName<R extends Declared> = keyof R['values']['shape'] & string;

export type ScreenToolsProps = { readonly shop: StudioShop };

type Layout<R extends Declared> = {
  /** Columns of the list after the title; a single record has none. */
  readonly columns?: readonly FieldName<R>[];
  /** Rows of the form; the fields of a row share its width. */
  readonly form: readonly (readonly FieldName<R>[])[];
  /** Whether a field applies to the values chosen so far; a field that does not is saved as in a new record. */
  readonly isShown?: (name: FieldName<R>, values: AnyValues) => boolean;
  /** Values of a new record where they are not empty. */
  readonly initial?: Partial<ValuesOf<R>>;
  /** A wider drawer, for long texts. */
  readonly isWide?: true;
  /** Buttons above the list for what only this resource can do. */
  readonly tools?: ComponentType<ScreenToolsProps>;
  /** What stands beside the form of a single record, such as a preview. */
  readonly aside?: ComponentType;
  /** How the list marks each of the resource's states. */
  readonly stateTones?: Readonly<Record<string, Tone>>;
  /** Categories of drafts that a shop needs before it opens. */
  readonly requiredCategories?: readonly string[];
  /** Shown below the form: what the values mean, or what the record still needs. */
  readonly Note?: ComponentType<NoteProps>;
};

type Tone = 'positive' | 'warning' | 'danger' | 'neutral';
export type NoteProps = {
  readonly values: AnyValues;
  readonly record: SavedRecord | undefined;
  /** Undefined where the reader may not edit. */
  readonly onChange: ((name: string, value: unknown) => void) | undefined;
};

export type Screen = {
  readonly resource: Resource;
  readonly fields: readonly ResourceField[];
  readonly columns: readonly string[];
  readonly form: readonly (readonly string[])[];
  readonly isShown: (name: string, values: AnyValues) => boolean;
  readonly initial: AnyValues;
  readonly isWide: boolean;
  readonly tools?: ComponentType<ScreenToolsProps> | undefined;
  readonly aside: ComponentType | undefined;
  readonly stateTones: Readonly<Record<string, Tone>>;
  readonly requiredCategories: readonly string[];
  readonly Note: ComponentType<NoteProps> | undefined;
};

/** Declares how a resource is listed and edited. Inputs follow from the type of each field. */
export function screen<R extends Declared>(resource: R, layout: Layout<R>): Screen {
  const known = resource as unknown as Resource;
  const { columns = [], form, initial = {}, isWide = false } = layout;
  const { tools, aside, stateTones = {}, requiredCategories = [], Note } = layout;
  const isShown = (layout.isShown ?? (() => true)) as Screen['isShown'];
  const shown = {
    columns,
    form,
    isShown,
    initial,
    isWide,
    tools,
    aside,
    stateTones,
    requiredCategories,
    Note,
  };
  return { resource: known, fields: fieldsOf(known), ...shown };
}

export function fieldOf({ fields }: Pick<Screen, 'fields'>, name: string): ResourceField {
  const field = fields.find((one) => one.name === name);
  if (!field) throw new Error(`the resource has no field ${name}`);
  return field;
}

/** Regions depend on the country chosen in the same form. */
export const isRegion = ({ type }: Pick<ResourceField, 'type'>) =>
  type.is === 'reference' && type.to === 'region';
const isHtml = ({ type }: Pick<ResourceField, 'type'>) => type.is === 'translated' && type.format === 'html';
/** Inputs of several controls: their label names the group. */
export const isGroup = (field: Pick<ResourceField, 'type'>) =>
  isHtml(field) ||
  field.type.is === 'choices' ||
  field.type.is === 'rows' ||
  field.type.is === 'openingHours';
export const hasTexts = ({ fields }: { readonly fields: readonly Pick<ResourceField, 'type'>[] }): boolean =>
  fields.some(({ type }) => type.is === 'translated' || (type.is === 'rows' && hasTexts(type)));

const minuteMs = 60_000;

export function emptyValue(type: FieldType): unknown {
  switch (type.is) {
    case 'translated':
      return { zhHans: '', zhHanT: '', en: '', vi: '' };
    case 'text':
      return '';
    case 'references':
    case 'textList':
    case 'choices':
    case 'rows':
      return [];
    case 'openingHours':
      return completeOpeningHours(null);
    case 'timeZone':
      return type.isRequired ? undefined : '';
    case 'file':
      return type.isRequired ? undefined : null;
    case 'boolean':
      return false;
    case 'instant':
      return !type.isRequired ? null : new Date(Math.floor(Date.now() / minuteMs) * minuteMs);
    case 'choice':
    case 'number':
      return type.isRequired ? undefined : null;
    default:
      return undefined;
  }
}

export const newValues = ({ fields, initial }: Screen): AnyValues => ({
  ...Object.fromEntries(fields.map(({ name, type }) => [name, emptyValue(type)])),
  ...initial,
});

/** Values to save: a field that is not shown is as in a new record. */
export function valuesToSave(screen: Screen, values: AnyValues): AnyValues {
  const unset = newValues(screen);
  return Object.fromEntries(
    screen.fields.map(({ name }) => [name, (screen.isShown(name, values) ? values : unset)[name]]),
  );
}
