import { CodeInput } from '@onehaul/ui/form/code-input';
import { DateInput } from '@onehaul/ui/form/date-input';
import { MoneyInput, NumberInput } from '@onehaul/ui/form/number-input';
import { PasswordInput } from '@onehaul/ui/form/password-input';
import { PhoneInput } from '@onehaul/ui/form/phone-input';
import { SelectInput } from '@onehaul/ui/form/select-input';
import { TextArea } from '@onehaul/ui/form/text-area';
import { TextInput } from '@onehaul/ui/form/text-input';
import { useState } from 'react';
import { Columns, Part } from '../part.tsx';

const areas = [
  { value: '1', name: 'Hong Kong', dialCode: '+852' },
  { value: '2', name: 'Vietnam', dialCode: '+84' },
  { value: '3', name: 'Taiwan', dialCode: '+886' },
];

/** Fields that are typed into or picked from. */
export function FieldParts() {
  const [quantity, setQuantity] = useState<number | undefined>(1);
  const [area, setArea] = useState('1');
  const wrong = 'Enter the name of the receiver.';
  return (
    <>
      <Part name="TextInput">
        <Columns>
          <TextInput id="text" name="text" label="Receiver" hint="As on the identity document." />
          <TextInput
            id="text-optional"
            name="text-optional"
            label="Telephone"
            optional="Optional"
            placeholder="2345 6789"
          />
          <TextInput id="text-wrong" name="text-wrong" label="Receiver" error={wrong} />
          <TextInput
            id="text-off"
            name="text-off"
            label="Số điện thoại người nhận hàng tại điểm lấy hàng"
            defaultValue="0912 345 678"
            disabled
          />
          <TextInput id="text-read" name="text-read" label="Member code" defaultValue="H10024" readOnly />
          <CodeInput id="code" name="code" label="Verification code" />
        </Columns>
      </Part>
      <Part name="TextArea">
        <Columns>
          <TextArea id="area" name="area" label="Note" hint="At most 300 characters." maxLength={300} />
          <TextArea id="area-wrong" name="area-wrong" label="Note" error="Say what is wrong." />
        </Columns>
      </Part>
      <Part name="PasswordInput">
        <Columns>
          <PasswordInput
            id="password"
            name="password"
            label="Password"
            show="Show password"
            hide="Hide password"
            autoComplete="off"
          />
        </Columns>
      </Part>
      <Part name="NumberInput">
        <Columns>
          <NumberInput
            id="quantity"
            name="quantity"
            label="Quantity"
            value={quantity}
            onChange={setQuantity}
            min={1}
            max={3}
            steps={{ less: 'Fewer', more: 'More' }}
          />
          <NumberInput id="weight" name="weight" label="Weight" decimals={3} unit="kg" defaultValue={1250} />
          <MoneyInput id="money" name="money" label="Amount" sign="¥" hint="At most ¥5,000." />
          <MoneyInput
            id="money-wrong"
            name="money-wrong"
            label="Amount"
            sign="¥"
            error="Enter an amount such as 12.50."
          />
        </Columns>
      </Part>
      <Part name="PhoneInput">
        <Columns>
          <PhoneInput
            id="phone"
            name="phone"
            label="Phone"
            areas={areas}
            area={area}
            onArea={setArea}
            areaName="area"
            areaLabel="Area code"
          />
        </Columns>
      </Part>
      <Part name="DateInput">
        <Columns>
          <DateInput id="date" name="date" label="Pickup day" min="2026-01-01" />
        </Columns>
      </Part>
      <Part name="Select">
        <Columns>
          <SelectInput id="select" name="select" label="Warehouse" defaultValue="b">
            <option value="a">Shenzhen</option>
            <option value="b">Dongguan</option>
          </SelectInput>
          <SelectInput
            id="select-wrong"
            name="select-wrong"
            label="Warehouse"
            error="Choose a warehouse."
            defaultValue=""
          >
            <option value="">Choose</option>
          </SelectInput>
        </Columns>
      </Part>
    </>
  );
}
