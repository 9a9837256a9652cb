import { paperLayoutCalls } from '@onehaul/contract/console/paper-layouts';
import { generatedFile } from '../../documents/generated-file.ts';
import { makePaper, makePreview } from '../../documents/make-document.ts';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import type { Services } from '../../services.ts';
import { layOutPaper } from './preview-paper.ts';

export function createPaperConsoleRoutes(services: Services): StaffRoute[] {
  return bindStaff(paperLayoutCalls, {
    preview: async (context, asked) =>
      makePreview(asked.language, await layOutPaper(services, context, asked)),
    testPage: async (context, asked) => {
      const paper = await layOutPaper(services, context, asked);
      return generatedFile(`test-${asked.layout.paper}`, 'pdf', await makePaper(asked.language, paper));
    },
  });
}
