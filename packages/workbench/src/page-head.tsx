export { PageHead } from '@onehaul/ui/list/page-head';
