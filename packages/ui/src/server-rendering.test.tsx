import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';
import { Checkbox } from './form/checkbox.tsx';
import { Combobox } from './form/combobox.tsx';
import { MoneyInput } from './form/number-input.tsx';
import { TextInput } from './form/text-input.tsx';
import { Upload } from './form/upload.tsx';
import { Drawer } from './overlay/drawer.tsx';
import { Menu } from './overlay/menu.tsx';
import { Pager } from './pager.tsx';
import { Skeleton } from './skeleton.tsx';
import { Stepper } from './stepper.tsx';
import { Tabs } from './tabs.tsx';
import { ToastRegion } from './toast.tsx';

const html = (element: ReactElement) =>
  renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
const noop = () => undefined;

test('a busy button keeps its name and takes no clicks', () => {
  const markup = html(<Button isBusy>Save</Button>);
  expect(markup).toContain('aria-busy="true"');
  expect(markup).toContain('aria-disabled="true"');
  expect(markup).not.toContain(' disabled=""');
  expect(markup).toContain('>Save<');
});

test('a field is tied to its hint and error', () => {
  const markup = html(<TextInput id="a" name="a" label="Name" hint="Help" error="Wrong" />);
  expect(markup).toContain('aria-describedby="a-error a-hint"');
  expect(markup).toContain('aria-invalid="true"');
  expect(markup).toContain('<label for="a"');
});

test('amounts are written in the major unit, checkboxes with their error', () => {
  expect(html(<MoneyInput id="m" name="m" label="Amount" sign="¥" defaultValue={1250} />)).toContain(
    'value="12.5"',
  );
  expect(
    html(
      <Checkbox id="c" name="c" error="Agree first">
        Agree
      </Checkbox>,
    ),
  ).toContain('aria-describedby="c-error"');
});

test('a combobox shows its choice before its list is loaded', () => {
  const words = { open: 'Open', none: 'None', found: String };
  const options = [{ value: '1', label: 'Hong Kong' }];
  const markup = html(
    <Combobox id="k" name="k" label="Country" options={options} value="1" onChange={noop} words={words} />,
  );
  expect(markup).toContain('value="Hong Kong"');
  expect(markup).toContain('name="k"');
});

test('a pager offers links or buttons, and nothing for one page', () => {
  const labels = {
    navigation: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page: number) => `Page ${page}`,
  };
  expect(html(<Pager page={1} pages={1} labels={labels} onPage={noop} />)).toBe('');
  expect(html(<Pager page={2} pages={3} labels={labels} onPage={noop} />)).toContain('<button type="button"');
  expect(html(<Pager page={2} pages={3} labels={labels} addressOf={(page) => `/?page=${page}`} />)).toContain(
    'href="/?page=3"',
  );
});

test('no part needs a browser to render, and none writes a style attribute', () => {
  const words = {
    add: 'Add',
    takePhoto: 'Photo',
    uploading: 'Uploading',
    done: 'Done',
    retry: 'Retry',
    remove: String,
  };
  const files = [{ key: 'a', name: 'a.jpg', state: 'uploading', progress: 0.5 }] as const;
  const markup = html(
    <ToastRegion close="Close">
      <Skeleton label="Loading" blocks={['h-40']} />
      <Tabs label="Views" tabs={[{ key: 'a', title: 'A', panel: 'a' }]} />
      <Menu label="Actions" trigger="…" items={[{ key: 'a', label: 'A', to: '/a' }]} />
      <Stepper
        label="Steps"
        current="a"
        steps={[{ key: 'a', title: 'Address', isDone: false }]}
        words={{ done: 'Done', position: (number, count) => `${number}/${count}` }}
      />
      <Upload
        id="u"
        legend="Files"
        files={files}
        accept="image/*"
        max={3}
        onAdd={noop}
        onRemove={noop}
        onRetry={noop}
        words={words}
      />
      <Drawer
        title="Details"
        close="Close"
        onClose={noop}
        unsaved={{ isUnsaved: () => true, words: { title: 'T', text: 'T', stay: 'S', leave: 'L' } }}
      >
        Content
      </Drawer>
    </ToastRegion>,
  );
  expect(markup).toContain('<dialog');
  expect(markup).toContain('aria-current="step"');
  expect(markup).not.toMatch(/\sstyle=/);
});
