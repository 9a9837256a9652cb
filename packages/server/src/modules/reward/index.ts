export { findCampaignsAtDesk, findRules, saveCampaign, setLevels, setRules } from './campaign-desk.ts';
export { switchCampaign } from './campaign-desk.repository.ts';
export { giveAtDesk } from './give-at-desk.ts';
export { openRewardSweep } from './open-reward-sweep.ts';
export { rewardJobs } from './reward.jobs.ts';
export { rewardReview } from './reward-review.ts';
export { rewardRoutes } from './reward.routes.ts';
