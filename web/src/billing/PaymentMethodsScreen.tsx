import { Link } from 'react-router';
import { Columns, Page } from '../ui/Page.tsx';
import { Paper } from '../ui/Paper.tsx';
import { AddCardForm } from './AddCardForm.tsx';
import { CardList } from './CardList.tsx';

export const PaymentMethodsScreen = () => (
  <Page
    heading="Payment Methods"
    above={<Link to="/account">Account</Link>}
    text="The default card pays for your membership and your tips."
  >
    <Columns
      first={
        <Paper heading="Your cards" fill="list">
          <CardList />
        </Paper>
      }
      second={<AddCardForm />}
    />
  </Page>
);
