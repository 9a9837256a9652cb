import { BarChart } from '@onehaul/ui/bar-chart';
import { Button, IconButton, LinkButton } from '@onehaul/ui/button';
import { EmptyState } from '@onehaul/ui/empty-state';
import { FailureNote, Notice } from '@onehaul/ui/form/notice';
import { DetailList } from '@onehaul/ui/detail-list';
import { Icon } from '@onehaul/ui/icon';
import { FailureMessage, ListMessage } from '@onehaul/ui/list-message';
import { Skeleton, SkeletonLines } from '@onehaul/ui/skeleton';
import { Tag } from '@onehaul/ui/tag';
import { useToast } from '@onehaul/ui/toast';
import { useState } from 'react';
import { Part, Row } from '../part.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger', 'quietDanger'] as const;
const tones = ['information', 'positive', 'warning', 'danger'] as const;

const months = [3, 0, 8, 5].map((value, index) => ({
  key: String(index),
  title: `Month ${index + 1}`,
  value,
}));

/** Buttons, and everything that reports. */
export function FeedbackParts() {
  const show = useToast();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState('nothing removed');
  function remove() {
    setOutcome('removed');
    show('Address removed.', 'positive', { label: 'Undo', onAct: () => setOutcome('restored') });
  }
  return (
    <>
      <Part name="Button">
        {(['regular', 'small'] as const).map((size) => (
          <div key={size} className="grid gap-3">
            <Row>
              {variants.map((variant) => (
                <Button key={variant} variant={variant} size={size}>
                  {variant}
                </Button>
              ))}
            </Row>
            <Row>
              {variants.map((variant) => (
                <Button key={variant} variant={variant} size={size} isBusy>
                  {variant}
                </Button>
              ))}
            </Row>
            <Row>
              <Button size={size} disabled>
                Disabled
              </Button>
              <IconButton icon="more" label={`More, ${size}`} size={size} />
              <LinkButton to="?linked" variant="secondary" size={size}>
                Link
              </LinkButton>
            </Row>
          </div>
        ))}
        <Row>
          <Button isBusy={isBusy} data-save onClick={() => setBusy(true)}>
            Save until stopped
          </Button>
          <Button variant="secondary" onClick={() => setBusy(false)}>
            Stop
          </Button>
        </Row>
      </Part>
      <Part name="Tag">
        <Row>
          <Tag>Pickup</Tag>
          {tones.map((tone) => (
            <Tag key={tone} tone={tone}>
              <Icon name="check" className="size-3.5" />
              {tone}
            </Tag>
          ))}
        </Row>
      </Part>
      <Part name="Detail list">
        <DetailList
          rows={[
            { key: 'weight', label: 'Weight', value: '1.2 kg' },
            { key: 'remark', label: 'Yêu cầu đóng gói', value: '' },
          ]}
        />
      </Part>
      <Part name="Bar chart">
        <BarChart label="Orders" bars={months} format={String} height={80} />
      </Part>
      <Part name="Notice">
        {tones.map((tone) => (
          <Notice
            key={tone}
            tone={tone}
            title={`Title, ${tone}`}
            action={
              <Button size="small" variant="secondary">
                Open
              </Button>
            }
          >
            Your order ships when the last parcel arrives.
          </Notice>
        ))}
        <FailureNote text="This file is not a picture. Choose a JPEG or PNG file." />
      </Part>
      <Part name="ListMessage">
        <ListMessage as="p" icon="search" title="No results" text="Check the spelling or remove a filter.">
          <Button variant="secondary">Show all</Button>
        </ListMessage>
        <FailureMessage
          as="p"
          title="This couldn’t be loaded"
          text="Can’t reach the server. Check your connection and try again."
          reference="Reference 3f2a"
          retry="Try again"
          onRetry={() => show('Tried again.', 'warning')}
        />
        <EmptyState as="p" title="No parcels yet" text="Parcels appear here when they arrive." />
      </Part>
      <Part name="Skeleton">
        <div className="text-small">
          <SkeletonLines label="Loading" lines={3} />
        </div>
        <Skeleton label="Loading" className="grid gap-4 md:grid-cols-2" blocks={['h-40', 'h-40']} />
      </Part>
      <Part name="Toast">
        <Row>
          <Button variant="secondary" onClick={() => show('Saved.', 'positive')}>
            Succeed
          </Button>
          <Button variant="secondary" onClick={() => show('The code has expired.', 'warning')}>
            Warn
          </Button>
          <Button variant="secondary" onClick={() => show('Something went wrong.', 'danger')}>
            Fail
          </Button>
          <Button variant="secondary" onClick={remove}>
            Remove
          </Button>
          <output data-outcome>{outcome}</output>
        </Row>
      </Part>
    </>
  );
}
