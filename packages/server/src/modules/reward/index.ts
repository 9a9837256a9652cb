export { createRewardSweep } from './create-reward-sweep.ts';
export { rewardJobs } from './reward.jobs.ts';
export { rewardReview } from './reward-review.ts';
export { rewardRoutes } from './reward.routes.ts';
export { campaignConsoleRoutes } from './campaign.console.routes.ts';
export { campaignStore, memberLevelStore } from './reward.stores.ts';
