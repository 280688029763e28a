/** The words of notices, in the page and outside it. */
export const notice = {
  title: 'When it is your turn elsewhere',
  show: 'Show a notification',
  text: 'While Stolik is open in this browser.',
  denied: 'This browser does not allow notifications from Stolik. You can change that in its settings.',
  turn: 'Your turn: {{game}}',
  over: 'The game is over: {{game}}',
  invited: 'You are asked to a table: {{game}}',
  found: 'A game was found for you: {{game}}',
  call: 'The others would like to go on: {{game}}',
  reminder: '{{names}} waits for you: {{game}}',
  proposal: '{{names}} proposes something: {{game}}',
  others: 'At the table: {{names}}',
  push: {
    show: 'Also while Stolik is closed',
    text: 'On this device. The notice comes through your browser’s push service, sealed so that it cannot read it.',
    asking: 'One moment ...',
    on: 'On: this device is told of your turns.',
    unsupported: 'This browser cannot show notices of closed pages.',
    homeScreen: 'On an iPhone or iPad, first choose Share and then “Add to Home Screen”, and open Stolik from there.',
    failed: 'That did not work. Is there a network? Try again.',
  },
};
