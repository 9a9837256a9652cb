export { PlatformAnnouncementsPage as Component } from '../features/platform-announcements/platform-announcements-page.tsx';
