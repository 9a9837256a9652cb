export { DetailList } from '@onehaul/ui/detail-list';
