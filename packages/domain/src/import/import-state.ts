import type { Module } from '../shop.ts';
import { stateMachine } from '../state-machine.ts';

/** Kinds of sheets that can be imported. */
export const importKinds = [
  'codOrder',
  'codSku',
  'marketplaceShipment',
  'returnList',
  'peerOrder',
  'boxList',
] as const;
export type ImportKind = (typeof importKinds)[number];

/** The module of each kind (A3): when switched off, the kind is neither offered nor accepted. */
export const moduleOfImport: Readonly<Record<ImportKind, Module>> = {
  codOrder: 'cashOnDelivery',
  codSku: 'cashOnDelivery',
  marketplaceShipment: 'marketplace',
  returnList: 'returns',
  peerOrder: 'peers',
  boxList: 'dedicatedLine',
};

export const importStates = ['reading', 'wrong', 'verified', 'committed', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

export type ImportAct = 'verify' | 'find' | 'fail' | 'commit';

export const importMachine = stateMachine<ImportState, ImportAct>({
  reading: { verify: 'verified', find: 'wrong', fail: 'failed' },
  wrong: {},
  verified: { commit: 'committed', find: 'wrong' },
  committed: {},
  failed: {},
});

/** Cell errors; screens and sheets have a text for each. */
export const importProblems = [
  'missing',
  'tooLong',
  'notWhole',
  'notAmount',
  'notMeasure',
  'notListed',
  'unknown',
  'twice',
  'alreadyKnown',
  'notInStock',
  'notAllowed',
  'invalid',
] as const;
export type ImportProblemKind = (typeof importProblems)[number];

/** Maximum data rows of one sheet, without the heading row. */
export const maxImportRows = 20_000;
