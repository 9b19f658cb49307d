'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { CopyText } from '@/components/ui/copy-text';

const longCharacters = 900;
const longLines = 14;

/** The prompt as it was sent: text and nothing else, whatever it holds. */
export function JobPrompt({ prompt }: { prompt: string }) {
  const isLong = prompt.length > longCharacters || prompt.split('\n').length > longLines;
  const [isWhole, setWhole] = useState(false);
  const isCut = isLong && !isWhole;
  return (
    <Card
      title="Prompt"
      aria-label="Prompt"
      action={<CopyText text={prompt} label="Copy" variant="ghost" aria-description="Copies the prompt" />}
    >
      <pre
        dir="auto"
        className={cn(
          'font-sans [overflow-wrap:anywhere] whitespace-pre-wrap',
          isCut && 'max-h-72 overflow-hidden mask-b-from-60%',
        )}
      >
        {prompt}
      </pre>
      {isLong && (
        <Button
          variant="quiet"
          size="small"
          className="w-fit"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show all of it'}
        </Button>
      )}
    </Card>
  );
}
