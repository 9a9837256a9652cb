export { ArchivesPage as Component } from '../features/archives/archives-page.tsx';
