import { Dialog } from '../ui/Dialog.tsx';
import { Link } from '../ui/Link.tsx';
import { COMMAND_IDS, COMMANDS, GROUPS } from './commands.ts';
import { KeyCaps } from './KeyCaps.tsx';
import { isCharacterKey } from './keyPress.ts';
import styles from './KeysHelp.module.css';
import { useSingleKeyShortcuts } from './useSingleKeyShortcuts.ts';

/** All keyboard shortcuts of the writers' screens. */
export const KeysHelp = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Dialog heading="Keys" isOpen={isOpen} onClose={onClose} isWide>
    <KeyList onLeave={onClose} />
  </Dialog>
);

function KeyList({ onLeave }: { onLeave: () => void }) {
  const usesSingleKeys = useSingleKeyShortcuts();
  return (
    <>
      <div className={styles.groups}>
        {GROUPS.map((group) => (
          <section key={group} className={styles.group} aria-label={group}>
            <h3>{group}</h3>
            <dl>
              {listKeys(group, usesSingleKeys).map(({ label, keys }) => (
                <div key={label} className={styles.row}>
                  <dt>{label}</dt>
                  <dd>
                    {keys.map((each) => (
                      <KeyCaps key={each} keys={each} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className={styles.note}>
        {usesSingleKeys
          ? 'Keys of one letter do nothing while you type.'
          : 'Keys of one letter are switched off.'}{' '}
        They can be switched on and off in{' '}
        <Link to="/writer/profile" onClick={onLeave}>
          your profile
        </Link>
        .
      </p>
    </>
  );
}

/** The commands of a group with their active shortcuts. */
const listKeys = (group: (typeof GROUPS)[number], usesSingleKeys: boolean) =>
  COMMAND_IDS.map((id) => COMMANDS[id])
    .filter((command) => command.group === group)
    .map(({ label, keys }) => ({
      label,
      keys: keys.filter((each) => usesSingleKeys || !isCharacterKey(each)),
    }))
    .filter(({ keys }) => keys.length > 0);
