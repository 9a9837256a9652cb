import { CellCheckbox, Checkbox } from '@onehaul/ui/form/checkbox';
import { RadioField } from '@onehaul/ui/form/radio-field';
import { Switch } from '@onehaul/ui/form/switch';
import { useState } from 'react';
import { Columns, Part, Row } from '../part.tsx';

/** Boxes, circles and switches. */
export function ChoiceParts() {
  const [kind, setKind] = useState<'door' | 'point'>('door');
  const [missing, setMissing] = useState<'a' | 'b'>();
  return (
    <>
      <Part name="Checkbox">
        <Columns>
          <Checkbox id="check" name="check">
            Use as default address
          </Checkbox>
          <Checkbox id="check-some" name="check-some" isIndeterminate hint="Two of five are on.">
            All notices
          </Checkbox>
          <Checkbox id="check-wrong" name="check-wrong" error="Agree to the terms to continue.">
            I agree to the terms
          </Checkbox>
          <Checkbox id="check-off" name="check-off" disabled defaultChecked>
            Included
          </Checkbox>
        </Columns>
        <Row>
          <CellCheckbox label="Mail for paid orders" />
          <CellCheckbox label="Text message for paid orders" disabled />
        </Row>
      </Part>
      <Part name="RadioField">
        <Columns>
          <RadioField
            legend="Delivery"
            name="kind"
            value={kind}
            onChange={setKind}
            choices={[
              { value: 'door', label: 'To the door', detail: '2 to 4 days' },
              { value: 'point', label: 'Pickup point' },
            ]}
          />
          <RadioField
            legend="Condition"
            name="missing"
            value={missing}
            onChange={setMissing}
            error={missing ? undefined : 'Choose a condition.'}
            choices={[
              { value: 'a', label: 'Unopened' },
              { value: 'b', label: 'Opened', isDisabled: true },
            ]}
          />
        </Columns>
      </Part>
      <Part name="Switch">
        <Columns>
          <Switch id="switch" name="switch" hint="Takes effect at once.">
            Notices in this browser
          </Switch>
          <Switch id="switch-on" name="switch-on" defaultChecked>
            On
          </Switch>
          <Switch id="switch-off" name="switch-off" disabled>
            Not offered
          </Switch>
        </Columns>
      </Part>
    </>
  );
}
