const endings = /(?:[bcdfghklmnprstvwz]er|tor|sor|visor|ist|ian|eer|man|woman|person|ee)$/;

/** Words with the ending of a person's trade that are things. */
const things = new Set(
  'printer,computer,flyer,poster,locker,container,number,order,boiler,tower,server,trailer,charger,scooter,mixer,sensor,tractor,elevator,reactor,tree,coffee,committee,letter,paper,river,chapter,center,meter,filter,folder,counter,shower,flower,water,tumbler,toaster,heater,cooler,freezer,drawer,hanger,planner,tracker,sticker,banner,burger,ladder,leather,weather,summer,winter,corner,border,offer,answer,chamber,timber,layer,router,adapter,error,factor,sector,monitor,motor,doctor visit,membership,fee,degree,employee fee,tier,pier,folder,header,footer,slider,paper,pepper,butter,oyster,lobster,cluster,register,semester,quarter,disaster,theater,parameter,character,daughter,matter,shelter,helicopter,generator,calculator,projector,detector,conductor cable,vector,transmitter,amplifier,carrier,barrier,courier box,marker,cutter,cleaner fluid,power,finger,danger,member card,puncher,dryer,washer,roller,burner,holder,timer,buffer,tender,render,ladder,cylinder,calendar,fertilizer,plaster,charter,newsletter,list,checklist,guest list,wishlist,playlist,shortlist,twist,median,avocado,jubilee,guarantee,committee,employee'.split(
    ',',
  ),
);

/** Trades and kin whose names do not show it. */
const people = new Set(
  'physio,nurse,coach,chef,cook,clerk,guide,pilot,vet,intern,nanny,midwife,doula,judge,scout,host,agent,surgeon,osteopath,psychologist,therapist,captain,umpire,patron,apprentice,mate,pal,buddy,partner,relative,cousin,aunt,uncle,niece,nephew,grandchild,kid,child,teen,toddler,student,pupil,scholar,volunteer,priest,monk,nun,imam,rabbi,model,stylist,barista,bride,groom,expert,spouse,tenant,applicant,assistant,attendant,accountant,consultant,participant,contestant,resident,patient,client,recipient,delegate,candidate,advocate,graduate,alumnus'.split(
    ',',
  ),
);

/** Whether a noun outside the lexicon names people by what they do: sellers, cleaners, journalists. */
export const isPersonWord = (words: string): boolean => {
  const last = words.toLowerCase().split(' ').at(-1) ?? '';
  return people.has(last) || (last.length > 4 && endings.test(last) && !things.has(last));
};
