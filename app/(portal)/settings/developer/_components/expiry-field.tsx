'use client';

import { addDays } from 'date-fns';
import { useState } from 'react';
import { SelectField, TextField } from '@/components/ui/field';

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

function optionsFrom(now: Date) {
  return [
    { value: 'never', label: 'Never' },
    ...[30, 90, 365].map((days) => ({ value: String(days), label: `In ${days} days (${dayOf(addDays(now, days))})` })),
    { value: 'day', label: 'On a day of your choice' },
  ];
}

/** When the key ends by itself; `readExpiry` understands it. */
export function ExpiryField({ error, defaultDay }: { error?: string; defaultDay?: string }) {
  const [now] = useState(() => new Date());
  const [choice, setChoice] = useState(defaultDay ? 'day' : 'never');
  const isDay = choice === 'day';
  return (
    <>
      <SelectField
        label="Expires"
        name="expiry"
        value={choice}
        onChange={(event) => setChoice(event.target.value)}
        options={optionsFrom(now)}
        error={isDay ? undefined : error}
        hint={isDay ? undefined : 'From then on requests with the key answer 401.'}
      />
      {isDay && (
        <TextField
          label="Last day"
          name="expiryDay"
          type="date"
          required
          min={dayOf(now)}
          defaultValue={defaultDay}
          error={error}
          hint="The key works until the end of this day (UTC)."
        />
      )}
    </>
  );
}

export function readExpiry(form: FormData): string {
  const choice = String(form.get('expiry'));
  return choice === 'day' ? String(form.get('expiryDay')) : choice;
}
