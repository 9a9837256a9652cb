export {
  findMembers,
  getMember,
  givePassword,
  restoreMember,
  revealMember,
  suspendMember,
} from './member-desk.ts';
export { openMemberRoutes } from './member.routes.ts';
export { memberJobs } from './member.jobs.ts';
