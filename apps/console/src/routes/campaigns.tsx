export { CampaignsPage as Component } from '../features/campaigns/campaigns-page.tsx';
