export { ReturnsInStation as Component } from '../features/stations/returns-in/returns-in-station.tsx';
