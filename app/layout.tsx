import type { Metadata } from 'next';
import { GeistMono } from 'geist/font/mono';
import { GeistSans } from 'geist/font/sans';
import type { ReactNode } from 'react';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Deckwright', template: '%s · Deckwright' },
  description: 'Post a prompt, download a real PowerPoint file. Open and self-hosted.',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${GeistSans.variable} ${GeistMono.variable}`}>
      <body className="font-sans text-[15px] leading-6 antialiased">{children}</body>
    </html>
  );
}
