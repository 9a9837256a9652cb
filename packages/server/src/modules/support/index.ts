export { openCaseRoutes } from './case.routes.ts';
export { closeAtDesk } from './close-at-desk.ts';
export { getCaseAtDesk, searchCases } from './find-at-desk.ts';
export { measureAgain } from './measure-again.ts';
export { waitingMeasures } from './measure.repository.ts';
export { decideProposal, offerCompensation } from './offer-compensation.ts';
export { answerAtDesk, noteInCase, takeCase } from './work-on-case.ts';
