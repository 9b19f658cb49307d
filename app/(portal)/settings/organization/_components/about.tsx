import { Card } from '@/components/ui/card';
import { CopyText } from '@/components/ui/copy-button';
import { RenameForm } from './rename-form';

export interface AboutProps {
  id: string;
  name: string;
  canRename: boolean;
}

export function About({ id, name, canRename }: AboutProps) {
  return (
    <Card title="Name and id">
      {canRename ? (
        <RenameForm name={name} />
      ) : (
        <p className="[overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <div className="min-w-0">
          <p className="text-sm font-medium">Organization id</p>
          <p className="font-mono text-[13px] break-all text-muted">{id}</p>
        </div>
        <CopyText text={id} label="Copy id" />
      </div>
    </Card>
  );
}
