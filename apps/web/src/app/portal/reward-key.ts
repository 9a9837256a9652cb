export const rewardsKey = ['rewards'];
