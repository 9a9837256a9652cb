export { PackStation as Component } from '../features/stations/pack/pack-station.tsx';
