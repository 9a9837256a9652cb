import type { Profile } from '@onehaul/contract/member';
import { useState } from 'react';

type Props = {
  readonly profile: Pick<Profile, 'avatarUrl' | 'name' | 'username'>;
  readonly className: string;
};

/** The member's picture, or the initial of the name. Decorative: the name is shown beside it. */
export function Portrait({ profile: { avatarUrl, name, username }, className }: Props) {
  const [failedUrl, setFailedUrl] = useState('');
  const [initial = ''] = name || username;
  const shape = `shrink-0 rounded-full ${className}`;
  // Signed URLs of private files expire after minutes; a page left open falls back to the initial.
  if (avatarUrl && avatarUrl !== failedUrl) {
    return (
      <img
        src={avatarUrl}
        alt=""
        onError={() => setFailedUrl(avatarUrl)}
        className={`object-cover ${shape}`}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`flex items-center justify-center bg-primary-3 font-semibold text-primary-10 uppercase ${shape}`}
    >
      {initial}
    </span>
  );
}
