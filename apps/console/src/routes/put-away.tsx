export { PutAwayStation as Component } from '../features/stations/put-away/put-away-station.tsx';
