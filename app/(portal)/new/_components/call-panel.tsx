'use client';

import { ChevronDown } from 'lucide-react';
import Link from 'next/link';
import { Tabs as TabsPrimitive } from 'radix-ui';
import { type ComponentProps, useDeferredValue, useMemo, useState } from 'react';
import { curlOf } from '@/components/portal/curl';
import { cn } from '@/components/ui/cn';
import { type CodeLanguage, highlight, tokenClasses } from '@/components/ui/code-block';
import { CopyText } from '@/components/ui/copy-text';
import type { GenerateRequest } from '@/lib/contracts/generate-request';
import { cutText } from '@/lib/text/cut/cut-text';
import { pythonOf, typescriptOf } from './call-programs';

const languages = [
  { id: 'curl', name: 'curl', language: 'shell', write: curlOf },
  { id: 'typescript', name: 'TypeScript', language: 'typescript', write: typescriptOf },
  { id: 'python', name: 'Python', language: 'python', write: pythonOf },
] as const satisfies readonly {
  id: string;
  name: string;
  language: CodeLanguage;
  write: (request: GenerateRequest, baseUrl: string) => string;
}[];

export interface CallPanelProps {
  request: GenerateRequest;
  baseUrl: string;
  /** What the plan is called, where it does not include the API. */
  planWithoutApi: string | null;
}

/** The same as an API call, while one types: beside the form on wide screens, below it and folded on others. */
export function CallPanel({ request, baseUrl, planWithoutApi }: CallPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = useDeferredValue(request);
  return (
    <section aria-labelledby="api-call" className="flex min-w-0 flex-col rounded-card border border-line">
      <h2 id="api-call" className="hidden px-4 pt-3.5 font-semibold @4xl:block">
        The same as an API call
      </h2>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="api-call-code"
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-12 items-center justify-between gap-3 rounded-card px-4 font-semibold @4xl:hidden"
      >
        The same as an API call
        <ChevronDown
          aria-hidden
          className={cn('size-4 text-muted transition-transform duration-100', isOpen && 'rotate-180')}
        />
      </button>
      <div id="api-call-code" className={cn('min-w-0 flex-col gap-1 @4xl:flex', isOpen ? 'flex' : 'hidden')}>
        <p className="px-4 text-sm text-muted">{planWithoutApi ? <WithoutApi plan={planWithoutApi} /> : <WithKey />}</p>
        <TabsPrimitive.Root defaultValue="curl" className="min-w-0">
          <TabsList aria-label="Language" className="px-2">
            {languages.map(({ id, name }) => (
              <TabsTrigger key={id} value={id} className="min-h-10">
                {name}
              </TabsTrigger>
            ))}
          </TabsList>
          {languages.map(({ id, name, language, write }) => (
            <TabsPrimitive.Content key={id} value={id} className="-outline-offset-2!">
              <Call name={name} language={language} write={write} request={shown} baseUrl={baseUrl} />
            </TabsPrimitive.Content>
          ))}
        </TabsPrimitive.Root>
      </div>
    </section>
  );
}

function WithKey() {
  return (
    <>
      It makes the same job, with a key from <SettingsLink>Developer settings</SettingsLink>.
    </>
  );
}

function WithoutApi({ plan }: { plan: string }) {
  return (
    <>
      The {plan} does not include the API, so this call would be refused. What to do about it is said in{' '}
      <SettingsLink>Developer settings</SettingsLink>.
    </>
  );
}

function SettingsLink({ children }: { children: string }) {
  return (
    <Link href="/settings/developer" className="font-medium text-accent underline underline-offset-2">
      {children}
    </Link>
  );
}

function Call({
  name,
  language,
  write,
  request,
  baseUrl,
}: {
  name: string;
  language: CodeLanguage;
  write: (typeof languages)[number]['write'];
  request: GenerateRequest;
  baseUrl: string;
}) {
  const whole = useMemo(() => write(request, baseUrl), [write, request, baseUrl]);
  const tokens = useMemo(
    () => highlight(write(shorten(request), baseUrl), language),
    [write, request, baseUrl, language],
  );
  return (
    <div className="relative">
      <CopyText text={whole} label="Copy" className="absolute top-2 right-2 z-10" />
      <pre
        tabIndex={0}
        role="group"
        aria-label={`The call in ${name}`}
        dir="ltr"
        className="max-h-[60vh] overflow-auto rounded-b-card bg-surface px-4 pt-12 pb-4 font-mono text-[13px] leading-5 wrap-anywhere whitespace-pre-wrap -outline-offset-2! @4xl:max-h-[calc(100dvh-16rem)]"
      >
        <code>
          {tokens.map(({ kind, text }, index) => (
            <span key={index} className={tokenClasses[kind]}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
}

const shownCharacters = 1_500;

/** The request as it is shown; a long prompt is shown in part, and copied whole. */
function shorten(request: GenerateRequest): GenerateRequest {
  const { prompt } = request;
  if (prompt.length <= shownCharacters) return request;
  const beginning = cutText(prompt, shownCharacters);
  const rest = (prompt.length - beginning.length).toLocaleString('en-GB');
  return { ...request, prompt: `${beginning} […${rest} more characters, copied whole]` };
}

function TabsList({ className, ...rest }: ComponentProps<typeof TabsPrimitive.List>) {
  return <TabsPrimitive.List className={cn('flex gap-1 overflow-x-auto border-b border-line', className)} {...rest} />;
}

function TabsTrigger({ className, ...rest }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      className={cn(
        '-mb-px border-b-2 border-transparent px-3 py-2 text-sm font-medium whitespace-nowrap text-muted -outline-offset-2! hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink',
        className,
      )}
      {...rest}
    />
  );
}
