import { KeyHelp } from '@onehaul/workbench/key-help';
import { WorkbenchProvider } from '@onehaul/workbench/provider';
import { useRootData } from '../../app/root-data.ts';

/** Keyboard shortcuts; own pages have no workbench around them. */
export function PortalKeyHelp({ onClose }: { readonly onClose: () => void }) {
  const { shop, language } = useRootData();
  return (
    <WorkbenchProvider theme={shop} language={language}>
      <KeyHelp onClose={onClose} />
    </WorkbenchProvider>
  );
}
