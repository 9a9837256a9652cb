export { findSponsors, isAnotherPerson } from './find-sponsors.ts';
