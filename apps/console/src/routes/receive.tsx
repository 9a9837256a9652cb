export { ReceiveStation as Component } from '../features/stations/receive/receive-station.tsx';
