import { NavLink } from '../ui/Link.tsx';
import { CardsIcon, LetterIcon, PersonIcon, QuillIcon, WheelIcon } from '../ui/homeIcons.tsx';
import styles from './BottomNav.module.css';

/** The links that fit side by side on a phone. */
const links = [
  { path: '/', label: 'Home', icon: LetterIcon },
  { path: '/journal', label: 'Journal', icon: CardsIcon },
  { path: '/create', label: 'Ask', icon: QuillIcon },
  { path: '/chart', label: 'Chart', icon: WheelIcon },
  { path: '/account', label: 'Account', icon: PersonIcon },
] as const;

/** The members' navigation on small screens. */
export const BottomNav = () => (
  <nav className={styles.bottom} aria-label="Main">
    {links.map(({ path, label, icon: Icon }) => (
      <NavLink key={path} to={path}>
        <Icon />
        {label}
      </NavLink>
    ))}
  </nav>
);
