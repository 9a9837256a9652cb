import { NoPage } from '../features/errors/no-page.tsx';

export const Component = () => <NoPage reason="notFound" />;
