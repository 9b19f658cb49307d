import { GeistMono } from 'geist/font/mono';
import { GeistSans } from 'geist/font/sans';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { readColorScheme, colorSchemeCookie } from '@/components/ui/color-scheme';
import { Toaster } from '@/components/ui/toaster';
import { ReadyMark } from './ready-mark';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Deckwright', template: '%s · Deckwright' },
  description: 'Post a prompt, download a real PowerPoint file. Open and self-hosted.',
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const colorScheme = readColorScheme((await cookies()).get(colorSchemeCookie)?.value);
  return (
    <html lang="en" data-theme={colorScheme} className={`${GeistSans.variable} ${GeistMono.variable}`}>
      <body className="font-sans text-[15px] leading-6 antialiased">
        <ReadyMark>
          {children}
          <Toaster />
        </ReadyMark>
      </body>
    </html>
  );
}
