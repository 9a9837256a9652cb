import type { Module } from '../shop.ts';
import { stateMachine } from '../state-machine.ts';

/** What can be handed in as a sheet. */
export const importKinds = [
  'codOrder',
  'codSku',
  'marketplaceShipment',
  'returnList',
  'peerOrder',
  'boxList',
] as const;
export type ImportKind = (typeof importKinds)[number];

/** The part of the product each belongs to (A3): switched off, it is neither shown nor taken. */
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

/** What is wrong with a cell; screens and sheets have words for each. */
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

/** Rows below the headings that one sheet may have. */
export const mostImportRows = 20_000;
