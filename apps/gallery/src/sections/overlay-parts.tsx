import { Button } from '@onehaul/ui/button';
import { Combobox } from '@onehaul/ui/form/combobox';
import { TextInput } from '@onehaul/ui/form/text-input';
import { Icon } from '@onehaul/ui/icon';
import { ConfirmDialog } from '@onehaul/ui/overlay/confirm-dialog';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { Drawer } from '@onehaul/ui/overlay/drawer';
import { Menu } from '@onehaul/ui/overlay/menu';
import { Tooltip } from '@onehaul/ui/overlay/tooltip';
import { useOpenInAddress } from '@onehaul/ui/overlay/use-open-in-address';
import { Popover } from '@onehaul/ui/popover';
import { Tag } from '@onehaul/ui/tag';
import { useRef, useState } from 'react';
import { Part, Row } from '../part.tsx';

const unsavedWords = {
  title: 'Discard changes?',
  text: 'What you typed will be lost.',
  stay: 'Keep editing',
  leave: 'Discard changes',
};
const secondary = 'min-h-control rounded-control border border-line-strong px-5 text-small font-medium';

/** What lies above the page. */
export function OverlayParts() {
  const [open, setOpen] = useState<'dialog' | 'confirm'>();
  const { openKey, open: openDrawer, close: closeDrawer } = useOpenInAddress('open');
  const [chosen, setChosen] = useState('nothing');
  const close = () => setOpen(undefined);
  return (
    <>
      <Part name="Dialog">
        <Row>
          <Button variant="secondary" onClick={() => setOpen('dialog')}>
            Open dialog
          </Button>
          <Button variant="secondary" onClick={() => setOpen('confirm')}>
            Open question
          </Button>
        </Row>
        {open === 'dialog' && <SearchDialog onClose={close} />}
        {open === 'confirm' && (
          <ConfirmDialog
            title="Cancel order?"
            confirm="Cancel order"
            cancel="Keep order"
            isDangerous
            onConfirm={close}
            onClose={close}
          >
            <p>We refund ¥128.00 to your wallet.</p>
          </ConfirmDialog>
        )}
      </Part>
      <Part name="Drawer">
        <Row>
          <Button variant="secondary" onClick={() => openDrawer('7')}>
            Open drawer
          </Button>
        </Row>
        {openKey && <EditDrawer onClose={closeDrawer} />}
      </Part>
      <Part name="Popover">
        <Row>
          <Popover
            id="popover"
            align="start"
            trigger="Open popover"
            triggerClassName={secondary}
            panelClassName="p-4"
          >
            <p>Rate of 09:00, Hong Kong.</p>
          </Popover>
        </Row>
      </Part>
      <Part name="Menu">
        <Row>
          <Menu
            label="Actions"
            trigger={<Icon name="more" />}
            triggerClassName="flex size-control items-center justify-center rounded-control border border-line-strong"
            items={[
              { key: 'edit', label: 'Edit', icon: 'settings', onSelect: () => setChosen('edit') },
              { key: 'off', label: 'Export', isDisabled: true, onSelect: () => setChosen('export') },
              { key: 'track', label: 'Track', to: '?tracked' },
              { key: 'remove', label: 'Remove', isDangerous: true, onSelect: () => setChosen('remove') },
            ]}
          />
          <output data-chosen>{chosen}</output>
        </Row>
      </Part>
      <Part name="Tooltip">
        <Row>
          <Tooltip text="The larger of actual and volumetric weight.">
            {(describedBy) => (
              <button type="button" aria-describedby={describedBy} className={secondary}>
                Billed weight
              </button>
            )}
          </Tooltip>
        </Row>
      </Part>
    </>
  );
}

const options = ['Air', 'Sea', 'Land'].map((label) => ({ value: label, label }));

function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const [line, setLine] = useState<string>();
  return (
    <Dialog
      title="Choose a line"
      close="Close"
      onClose={onClose}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Combobox
        id="line"
        name="line"
        label="Line"
        options={options}
        value={line}
        onChange={setLine}
        words={{ open: 'Show the lines', none: 'Nothing found', found: (count) => `${count} found` }}
      />
    </Dialog>
  );
}

function EditDrawer({ onClose }: { readonly onClose: () => void }) {
  const typed = useRef<HTMLInputElement>(null);
  return (
    <Drawer
      title="Address 7"
      mark={<Tag>Default</Tag>}
      close="Close"
      onClose={onClose}
      unsaved={{ isUnsaved: () => typed.current?.value !== '', words: unsavedWords }}
      footer={<Button onClick={onClose}>Save</Button>}
    >
      <div className="grid gap-5">
        <TextInput ref={typed} id="drawer-text" name="drawer-text" label="Receiver in the drawer" />
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>Line {index + 1}</p>
        ))}
      </div>
    </Drawer>
  );
}
