export { ServiceStation as Component } from '../features/stations/services/service-station.tsx';
