import { ToastRegion } from '@onehaul/ui/toast';
import { ChoiceParts } from './sections/choice-parts.tsx';
import { ComboboxParts } from './sections/combobox-parts.tsx';
import { FeedbackParts } from './sections/feedback-parts.tsx';
import { FieldParts } from './sections/field-parts.tsx';
import { FormPart } from './sections/form-part.tsx';
import { NavigationParts } from './sections/navigation-parts.tsx';
import { OverlayParts } from './sections/overlay-parts.tsx';
import { UploadPart } from './sections/upload-part.tsx';

export const GalleryPage = () => (
  <ToastRegion close="Close message">
    <main className="page-width py-8">
      <h1 className="pb-6 text-heading font-semibold">Parts</h1>
      <FeedbackParts />
      <FieldParts />
      <ChoiceParts />
      <ComboboxParts />
      <FormPart />
      <UploadPart />
      <OverlayParts />
      <NavigationParts />
    </main>
  </ToastRegion>
);
