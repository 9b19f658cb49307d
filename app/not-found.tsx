import { MessagePage } from './message-page';

export default function NotFound() {
  return (
    <MessagePage title="There is no such page" action={{ href: '/', label: 'Go to the start page' }}>
      The address may be mistyped, or the page has moved.
    </MessagePage>
  );
}
