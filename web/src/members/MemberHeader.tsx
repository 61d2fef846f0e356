import { formatFullName } from '#contract/fullName.ts';
import type { User } from '#contract/members/calls.ts';
import { usePrivatePicture } from '../platform/usePrivatePicture.ts';
import { Avatar } from '../ui/Avatar.tsx';
import styles from './MemberHeader.module.css';
import { describeMembership } from './rules.ts';
import { ZodiacBadge } from './ZodiacBadge.tsx';

/** A member's summary: picture, name, membership and sign. */
export function MemberHeader({ member }: { member: User }) {
  const { firstName, zodiac, picture } = member;
  const src = usePrivatePicture(picture);
  const name = formatFullName(member);
  return (
    <header className={styles.face}>
      {src !== undefined && <Avatar name={firstName} src={src} size={60} isDecorative />}
      <div className={styles.name}>
        <h2 dir="auto" title={name}>
          {name}
        </h2>
        <p>{describeMembership(member)}</p>
      </div>
      <ZodiacBadge code={zodiac} />
    </header>
  );
}
