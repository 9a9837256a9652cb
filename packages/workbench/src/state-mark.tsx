export { StateMark } from '@onehaul/ui/list/state-mark';
