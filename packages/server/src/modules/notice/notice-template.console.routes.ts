import { noticeTemplateCalls } from '@onehaul/contract/console/studio/notice-template';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import type { Services } from '../../services.ts';
import { revertTemplate, saveTemplate } from './change-template.ts';
import { getTemplate, listTemplates } from './find-templates.ts';
import { previewTemplate, sendTest } from './preview-template.ts';

/** Console routes for the texts of notices. */
export const createTemplateConsoleRoutes = (services: Services): StaffRoute[] =>
  bindStaff(noticeTemplateCalls, {
    list: ({ db }, { shopId }) => listTemplates(db, shopId),
    get: ({ db }, target) => getTemplate(services, db, target),
    save: saveTemplate,
    revert: revertTemplate,
    preview: previewTemplate,
    sendTest: (context, draft) => sendTest(services, context, draft),
  });
