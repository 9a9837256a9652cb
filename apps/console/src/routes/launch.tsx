export { LaunchPage as Component } from '../features/launch/launch-page.tsx';
