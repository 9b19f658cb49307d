import { Notice } from '@/components/ui/messages';

export interface ReadOnlyNoticeProps {
  /** Names of some owners, whom to ask. */
  owners: readonly string[];
  /** What only they and admins do, such as "change roles". */
  what: string;
}

/** Why a page has no buttons for members, and whom they ask. */
export function ReadOnlyNotice({ owners, what }: ReadOnlyNoticeProps) {
  return (
    <Notice title={`Owners and admins ${what}`}>
      You are a member, so you can look but not change anything here. Ask{' '}
      {owners.map((name, index) => (
        <span key={index}>
          {index > 0 && ' or '}
          <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
        </span>
      ))}
      .
    </Notice>
  );
}
