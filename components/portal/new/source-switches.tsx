import { Switch } from '../../ui/toggles';
import type { Draft, Sources } from './draft';

export interface SourceSwitchesProps {
  draft: Draft;
  sources: Sources;
  onChange: (part: Partial<Draft>) => void;
}

const switches = [
  {
    field: 'useWebSearch',
    source: 'webSearch',
    label: 'Web search',
    hint: 'Facts from the web may be used, with their sources named.',
    missing: 'Not set up on this installation, so the slides use your prompt alone.',
  },
  {
    field: 'useKnowledgeBase',
    source: 'knowledgeBase',
    label: 'Knowledge base',
    hint: 'What your organization’s documents say may be used, with document and page named.',
    missing: 'There are no documents yet: add some under Knowledge, and slides can use them.',
  },
] as const;

/** Where content may come from besides the prompt. What there isn't is shown, and why. */
export function SourceSwitches({ draft, sources, onChange }: SourceSwitchesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">More sources</legend>
      <div className="flex flex-col divide-y divide-line rounded-card border border-line px-4">
        {switches.map(({ field, source, label, hint, missing }) => (
          <div key={field} className="py-3">
            <Switch
              label={label}
              hint={sources[source] ? hint : missing}
              disabled={!sources[source]}
              checked={sources[source] && draft[field]}
              onCheckedChange={(isOn) => onChange({ [field]: isOn })}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
