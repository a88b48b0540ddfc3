/**
 * What people of one place write to each other, by world. A letter tells who speaks, a blank line begins another talk, and
 * nothing greets by the time of day: nobody knows when it is read.
 */
export const worldTalks: Readonly<Record<string, string>> = {
  plain: `
    A Is anyone coming by tomorrow?
    B I am, from ten or so.
    C Me too. I’ll bring the coffee.
    A Perfect, see you both then.

    D I’m running ten minutes late, sorry.
    B No problem, we haven’t started.
    E I’ll save you a seat.

    C Does anyone have the address?
    A It’s 14 Harbour Row, the green door at the back.
    C Found it, thank you!`,
  ward: `
    A Bed 4 is back from X-ray and comfortable.
    B Thanks. I’ll do the obs at quarter past.
    A Great, the chart is at the desk.

    C Has anyone seen the bladder scanner?
    D It’s on ward 3, I’ll bring it over.
    C You’re a star.

    E Could somebody cover my break at half past?
    B I can, bay two is quiet.
    E Thank you, fifteen minutes is plenty.
    D There’s soup left in the staff room.`,
  wardNight: `
    A Handover done. Bed 7 is new, fall risk, please keep the rail up.
    B Noted, I have bays one and two.
    C I’ll take three and four then.

    D Does anyone have a spare thermometer? Ours has given up.
    A There’s one in the top drawer at the desk.
    D Got it, thanks.

    B Bed 12 can’t sleep, I’m sitting with her for a bit.
    E Go ahead, I’ll answer your bells.
    C Kettle’s on at three, if all stays quiet.
    B Don’t say the Q word!`,
  night: `
    A Clocked in. Anything left over from the late shift?
    B Only the delivery by gate two, it’s signed for.
    A Good, I’ll put it away.

    C The light in the stairwell is out again.
    D I’ve told maintenance, they come at six.
    C Thanks, I’ll tape a note to the door.

    E Who’s taking the first break?
    B You go, I’ll take the one at two.
    E Deal. I’ll leave some coffee in the pot.
    D Bless you.`,
  food: `
    A We’re out of cream, can somebody stop at the wholesaler?
    B I’m passing there anyway. Two litres?
    A Make it four, there’s a table of twelve tonight.

    C The oven on the left is slow again.
    D I’ll have a look before service.
    C Thanks, use the right one for the bread.

    E Can I swap Saturday lunch with anyone?
    B I’ll take it if you do my Sunday evening.
    E Done. I’ll change the rota.
    A Seen, thank you both.`,
  hotel: `
    A Room 12 would like an extra pillow.
    B On my way up.
    A Thanks, they said no hurry.

    C The lift is stuck on the second floor.
    D The engineer will be here in half an hour.
    C Good, I’ve put the sign up.

    E A family of five arrives early, around noon.
    B I’ll do their room first then.
    E Perfect, the cot is in the linen store.`,
  sport: `
    A Who’s in for Saturday, nine o’clock at the car park?
    B Me! I have two seats in the car.
    C I’ll take one of them, thanks.
    A That makes six of us.

    D Has anyone found a blue jacket in the changing room?
    E It’s hanging behind the door.
    D Phew, thank you.

    B We’ll meet indoors on Thursday, rain all day.
    C Same time?
    B Same time, and bring clean shoes.`,
  site: `
    A The concrete comes at two instead of one.
    B Fine, the formwork needs that hour anyway.
    A I’ll tell the pump driver.

    C Who has the key to the container?
    D I do, I’m up on the scaffold.
    C Drop it down? I’m right below.

    E Delivery note for the windows is in the office.
    B Two of them are cracked, I took pictures.
    E Send them over and I’ll ring the supplier.`,
  study: `
    A Which pages are we meant to read for Friday?
    B 42 to 58, and the box at the end.
    A That’s less than I feared.

    C I’m ill today, can somebody send me the notes?
    D I’ll photograph mine after class.
    C Thank you so much.

    E Do we meet in the library or online?
    B Library, the room on the second floor is booked.
    E I’ll be five minutes late, the bus is slow.`,
  home: `
    A Can somebody pick up milk and bread?
    B I’ll stop on the way home.
    A And apples, if they have nice ones.

    C Training ends at six, who’s collecting me?
    A I will. Wait by the gate, please.
    C OK, I’ll be the muddy one.

    D Sunday lunch at ours, one o’clock?
    B We’d love to. Shall we bring a cake?
    D Plum cake, please!`,
  volunteers: `
    A We still need two people for the early slot on Saturday.
    B I can do it.
    C So can I, if somebody gives me a lift.
    B I’ll pick you up at half past seven.

    D Where do the leftover boxes go?
    E In the shed on the left, the key is at the desk.
    D Found it, all put away.

    A Thirty-two families came yesterday. Thank you, everyone.
    C What a team!`,
  office: `
    A Is the meeting room free at three?
    B Yes, until four.
    A I’ve booked it for the two of us.

    C The printer on the first floor is jammed.
    D Try tray two, it’s the envelopes again.
    C That was it, thanks.

    E I’ve put the figures for last month in the folder.
    A Great, I’ll go through them this afternoon.
    B Could you add the hours as well?
    E Will do.`,
  gaming: `
    A Anyone up for a round at eight?
    B I’m in, give me ten minutes to eat.
    C Count me in too.
    A I’ll open the lobby.

    D How did you get past the second boss?
    E Stay left and save the potions for the end.
    D Finally! It took me nine tries.

    B Same time on Sunday?
    C Works for me.`,
  music: `
    A Rehearsal is in the small hall this week.
    B Because of the fair?
    A Exactly. Please come in by the side door.

    C Does anyone have the second page of the new piece?
    D I’ll send you a scan tonight.
    C Thank you, mine went missing.

    E Who can help to carry the stands on Friday?
    B I can, after five.
    E Wonderful, that makes three of us.`,
  town: `
    A Does anyone know when the road works end?
    B Next Friday, according to the sign.
    A Thanks, that’s good news.

    C A grey cat has been sitting at number 9 since yesterday.
    D That’s ours, thank you! I’ll come and fetch him.
    C He’s had some tuna already.

    E I have a ladder to lend, if anybody needs one.
    B I do, for the gutter. Saturday?
    E Just ring the bell.`,
  garden: `
    A The water is back on at all the taps.
    B At last, my beans were begging for it.

    C I have far too many courgettes, help yourselves.
    D I’ll take three, thank you!
    C They’re in the crate by the gate.

    E Who has the wheelbarrow?
    A It’s at plot 14, I’ll bring it back at noon.
    E No rush, tomorrow is fine too.
    B Bring it past the compost, it needs turning.`,
};

/** What readers write below a post or a picture. */
export const readerComments =
  'Thank you for writing this down.;What a lovely picture.;I’ll try this at the weekend.;How long did it take you?;We were there last year, it brought it all back.;Made me laugh out loud.;Is there going to be a second part?;I had no idea, thanks for sharing.;Greetings from all of us here!;The bit at the end is so true.';
