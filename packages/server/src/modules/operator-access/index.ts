export { createOperatorAccessConsoleRoutes } from './operator-access.console.routes.ts';
export { leaveCompany } from './enter-company.ts';
export { liveGrant } from './operator-access.repository.ts';
export { createVisitService } from './visit-service.ts';
